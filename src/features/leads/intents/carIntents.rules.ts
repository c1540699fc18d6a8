import { phrase, t } from '@/lib/words'

/** The form does not ask for car, dealership and location: they are known. */
import { CONTACT, type Intent } from './intent.rules'

const INTERESTS = ['opt_in_trade', 'opt_in_finance'] as const

export const carIntents = {
  enquiry: {
    heading: phrase('Ask about this car'),
    category: 'Vehicle Enquiry',
    fields: [...CONTACT, 'message', ...INTERESTS],
    required: ['name', 'email', 'message'],
    desk: 'sales',
    terms: true,
    message: (car) => t('I would like to know more about this {car}.', { car }),
    submit: null,
    sent: phrase('your question'),
    next: '',
  },
  similar: {
    heading: phrase('Find me something similar'),
    category: 'Vehicle Enquiry',
    subcategory: 'Find me something similar',
    fields: [...CONTACT, 'message'],
    required: ['name', 'email', 'message'],
    desk: 'sales',
    terms: true,
    message: (car) => t('I would like to find something similar to this {car}.', { car }),
    submit: null,
    sent: phrase('your request for something similar'),
    next: phrase('We look through our stock and tell you what comes close.'),
  },
  'test-drive': {
    heading: phrase('Book a test drive'),
    category: 'Test Drive',
    // Only a page without a car asks for the car and the location.
    fields: ['Vehicle Model', ...CONTACT, 'dealership_slug', 'location', 'booking_date', 'message'],
    required: ['name', 'email'],
    labels: { 'Vehicle Model': phrase('Which car?') },
    desk: 'sales',
    terms: false,
    message: (car) => t('I would like to test drive this {car}.', { car }),
    submit: phrase('Ask for a test drive'),
    feature: 'testDrive',
    sent: phrase('your request for a test drive'),
    next: phrase('It is booked when we have confirmed the time with you.'),
  },
  photos: {
    heading: phrase('Request photos'),
    category: 'Photo Request',
    fields: [...CONTACT, 'message'],
    required: ['name', 'email'],
    desk: 'sales',
    terms: false,
    message: () => t('Please send photos for this car'),
    submit: phrase('Ask for photos'),
    feature: 'photoRequest',
    sent: phrase('your request for photos'),
    next: phrase('We send them to your email address.'),
  },
  offer: {
    heading: phrase('Make an offer'),
    category: 'Make an Offer',
    fields: ['offer_from_client', ...CONTACT, 'message', ...INTERESTS],
    required: ['offer_from_client', 'name', 'email'],
    desk: 'sales',
    terms: true,
    submit: phrase('Send my offer'),
    feature: 'makeOffer',
    sent: phrase('your offer'),
    next: phrase('An offer does not hold the car. We answer yes, no, or with a figure.'),
  },
} as const satisfies Record<string, Intent>
