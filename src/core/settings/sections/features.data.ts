import type { SettingSection } from '@/core/settings/field'

export const FEATURES: SettingSection = {
  key: 'features',
  title: 'Features',
  help: 'What shoppers can do here. Off means gone: its buttons, pages and addresses too.',
  groups: [
    {
      title: 'Looking',
      fields: [
        {
          path: 'features.garage',
          label: 'Garage',
          help: 'Saved and compared cars, on the shopper’s device.',
        },
        { path: 'features.compareUsedOnly', label: 'Compare used cars only' },
        {
          path: 'features.ownDeal',
          label: 'A shopper’s own figures on every car',
          help: 'Trade-in, deposit and postcode, once given, show what is left to pay and the delivery. An estimate, in the shopper’s browser alone.',
        },
        { path: 'features.savedSearches', label: 'Saved searches by email' },
        {
          path: 'features.shortlists',
          label: 'Shortlists for two',
          help: 'A shopper sends a link of up to six cars; both say yes, maybe or no.',
        },
        { path: 'features.signIn', label: 'Shopper accounts', help: 'Sign-in by a code, no password.' },
        { path: 'features.carSheet', label: 'Printable car sheet' },
        {
          path: 'features.priceRating',
          label: 'How a price stands beside like cars',
          help: 'Great, fair or above, beside cars of all websites here: yours by name, others by number. Staff see it in any case. The filter and the order are under Search.',
        },
        { path: 'features.priceHistory', label: 'Earlier prices, and days here' },
        {
          path: 'features.runningCosts',
          label: 'What a year of driving costs',
          help: 'From the car’s fuel or power use and the shopper’s own kilometres and prices.',
        },
        {
          path: 'features.autograb',
          label: 'Autograb market prices',
          help: 'Your feed sends them with each car.',
        },
        {
          path: 'features.belowMarket',
          label: 'How far a price is below the market',
          help: 'Needs the Autograb market prices.',
        },
        {
          path: 'features.redbook',
          label: 'RedBook data',
          help: 'Names RedBook beneath the specifications of cars with its code.',
        },
        { path: 'features.reviews', label: 'Reviews' },
        { path: 'reviewMinimum', label: 'Stars are shown from', help: 'An average of 0 to 5.' },
        { path: 'features.accessories', label: 'Accessories' },
        { path: 'features.subscriptions', label: 'Cars by the week' },
        {
          path: 'features.agentSearch',
          label: 'AI assistants may search your stock',
          help: 'They find what shoppers find here, and nothing about people.',
        },
      ],
    },
    {
      title: 'Marks on a car',
      fields: [
        { path: 'features.tags', label: 'Tags such as “New arrival”' },
        { path: 'features.fuelTag', label: 'Electric and hybrid' },
        { path: 'features.certified', label: 'Certified' },
        { path: 'features.dealershipName', label: 'Name of the dealership' },
      ],
    },
    {
      title: 'Asking and buying',
      fields: [
        { path: 'features.finance', label: 'Finance' },
        { path: 'features.tradeIn', label: 'Trade-in and selling to you' },
        { path: 'features.autogauge', label: 'Valuations from your own scripts' },
        { path: 'features.testDrive', label: 'Test drives' },
        { path: 'features.serviceBooking', label: 'Service bookings' },
        {
          path: 'features.messages',
          label: 'Conversations',
          help: 'Emails to a shopper link to a page of their own, where both of you write, without an account or a phone number.',
        },
        { path: 'features.makeOffer', label: 'Offers from shoppers' },
        { path: 'features.photoRequest', label: 'Requests for photos' },
        { path: 'features.reserve', label: 'Reservations' },
        {
          path: 'features.checkoutJourney',
          label: 'Buying online',
          help: 'Delivery, trade-in and finance in one go. Needs reservations.',
        },
        { path: 'features.onlinePayment', label: 'Page to pay an amount' },
        {
          path: 'features.spinToWin',
          label: 'Spin to win',
          help: 'Its prizes are under Promotions and chat. Needs shopper accounts.',
        },
        {
          path: 'features.callPanel',
          label: 'Calling from a car’s page',
          help: 'Off: no call button there, on phones neither.',
        },
        {
          path: 'features.revealPhone',
          label: 'Phone number after a press',
          help: 'So that you know how many wanted to call.',
        },
      ],
    },
    {
      title: 'Sign-in first',
      fields: [
        {
          path: 'gates',
          label: 'Only for shoppers who have signed in',
          help: 'Needs shopper accounts.',
          words: {
            checkout: 'Reserving',
            finance: 'Finance pages',
            'spin-to-win': 'Spin to win',
            'online-payment': 'Paying an amount',
            'car-finance': 'Finance of a car',
          },
        },
      ],
    },
  ],
}
