/** The words of Payload's lists: what adds a row, what the search looks in, and what an empty list is for. */
import type { CollectionSlug } from 'payload'
import type { output } from 'zod'
import type { featuresSchema } from '@/core/dealer/config/featuresConfig'
import { REHEARSAL } from '@/admin/stock/files/rehearsalPath'

export interface ListWords {
  /** The button that makes a row, with its verb. Missing where nobody makes one by hand. */
  add?: string
  /** Its screen, where that is not Payload's form. */
  addAt?: string
  /** Whoever sees the list may open that screen, though not Payload's form. */
  isForReaders?: true
  /** Only the empty list has the button: another screen adds rows one by one. */
  isAddedElsewhere?: true
  /** Without rows too its screen says what is so: no box does. */
  isSaid?: true
  /** What the list can be filtered by, within a sentence; without it there is no box for that. */
  search?: string
  /** Of the empty list: what is so, and what comes here and when. */
  title: string
  text: string
  /** Rows come only while the dealer has this on; what is said while it is off. */
  feature?: { name: keyof output<typeof featuresSchema>; off: string }
  /** The screen of the menu that it looks like. */
  icon: IconOf
}

export type IconOf =
  | 'people'
  | 'leads'
  | 'cars'
  | 'bookings'
  | 'offers'
  | 'pages'
  | 'pictures'
  | 'feeds'
  | 'places'
  | 'reviews'
  | 'keys'
  | 'settings'
  | 'hours'
  | 'shield'
  | 'card'
  | 'prize'
  | 'letters'
  | 'window'

export const LIST_WORDS: Readonly<Partial<Record<CollectionSlug, ListWords>>> = {
  absences: {
    add: 'Add leave',
    title: 'Nobody is on leave',
    text: 'Add the days that a person is away: leads that are shared out by rule then go to somebody who is there.',
    icon: 'bookings',
  },
  bookings: {
    search: 'name',
    title: 'No bookings yet',
    text: 'Test drives and services that shoppers book on the website come here, and those that staff make.',
    icon: 'bookings',
  },
  'data-breaches': {
    add: 'Record a breach',
    search: 'what happened',
    title: 'No breach recorded',
    text: 'Personal data was lost, or seen by somebody who should not have seen it? Stop it first, record it here, decide within 30 days whether people must be informed, and note when you did so.',
    icon: 'shield',
  },
  dealerships: {
    search: 'name',
    title: 'No dealership yet',
    text: 'The businesses that own the cars are made with the website.',
    icon: 'places',
  },
  'finance-rates': {
    add: 'Add a rate',
    search: 'lender',
    title: 'No rate yet',
    text: 'Repayments are worked out with the rate that applies on the day. Without a rate, the website shows no repayment.',
    icon: 'offers',
  },
  fonts: {
    add: 'Upload a font',
    search: 'name of the font',
    title: 'No font of your own',
    text: 'The website uses the fonts of its theme. A font that you upload here can be chosen in the settings, under Brand.',
    icon: 'letters',
  },
  'integrator-keys': {
    add: 'Create a key',
    addAt: '#new-key',
    isForReaders: true,
    search: 'name',
    title: 'No key yet',
    text: 'With a key, your stock system sends cars and reads leads. You see it once, when you create it, so save it then.',
    icon: 'keys',
  },
  'lead-destinations': {
    add: 'Add a destination',
    isSaid: true,
    search: 'name',
    title: 'Leads go to the locations',
    text: 'Each lead is emailed to its location. Add a destination for another person, or for your CRM.',
    icon: 'leads',
  },
  locations: {
    add: 'Add a location',
    search: 'name',
    title: 'No location yet',
    text: 'Yards, service and parts: where shoppers find you. Cars, opening hours and leads belong to one.',
    icon: 'places',
  },
  manufacturers: {
    add: 'Add a make',
    search: 'name',
    title: 'No make yet',
    text: 'The makes that all dealers share, with their logos.',
    icon: 'cars',
  },
  media: {
    add: 'Upload a picture',
    search: 'what the picture shows',
    title: 'No pictures in the library',
    text: 'Pictures for pages, offers, articles and people. The pictures of a car are with the car.',
    icon: 'pictures',
  },
  models: {
    add: 'Add a model',
    search: 'name',
    title: 'No models yet',
    text: 'The new models that you sell: each has a page on the website, with its price and pictures.',
    icon: 'cars',
  },
  offers: {
    add: 'Add an offer',
    search: 'name',
    title: 'No offers yet',
    text: 'An offer is on the website from its first day to its last, and goes by itself.',
    icon: 'offers',
  },
  'opening-hours': {
    add: 'Add hours',
    isAddedElsewhere: true,
    search: 'location',
    title: 'No opening hours yet',
    text: 'Shoppers see when each department is open, and can book only then.',
    icon: 'hours',
  },
  pages: {
    add: 'Add a page',
    search: 'title',
    title: 'No pages yet',
    text: 'The pages of the website, made of blocks. A draft is not on the website until you publish it.',
    icon: 'pages',
  },
  payments: {
    search: 'reference, name or email',
    title: 'No payments yet',
    text: 'What shoppers pay on the website against an invoice comes here. Deposits are with their reservation.',
    feature: { name: 'onlinePayment', off: 'Online payment is off' },
    icon: 'card',
  },
  popups: {
    add: 'Add a pop-up',
    search: 'title',
    title: 'No pop-ups',
    text: 'A pop-up opens over a page after a few seconds, once for each visitor: “Sale this weekend”, or “Book a service”.',
    icon: 'window',
  },
  posts: {
    add: 'Add an article',
    search: 'title',
    title: 'No articles yet',
    text: 'Articles are on the blog of the website from their date, the newest first.',
    icon: 'pages',
  },
  'prize-draws': {
    search: 'reference, name, email or phone',
    title: 'Nobody has won yet',
    text: 'Shoppers turn a wheel on the website, and you see here who won what.',
    feature: { name: 'spinToWin', off: 'The wheel is off' },
    icon: 'prize',
  },
  'promo-nodes': {
    add: 'Add a card',
    search: 'title',
    title: 'No promotion cards',
    text: 'A card stands between the cars of a list, with a picture and a link.',
    icon: 'offers',
  },
  redirects: {
    add: 'Add a redirect',
    search: 'old or new address',
    title: 'No redirects yet',
    text: 'Send visitors from an old address to a new one, so that links of an earlier website still work.',
    icon: 'feeds',
  },
  'reply-templates': {
    add: 'Add a template',
    search: 'title or text',
    title: 'No templates yet',
    text: 'Texts to start an answer with. You can choose them on every lead.',
    icon: 'leads',
  },
  reservations: {
    search: 'name, email or stock number',
    title: 'No reservations yet',
    text: 'When a shopper pays a deposit on the website, the car is held and comes here.',
    feature: { name: 'reserve', off: 'Reservations online are off' },
    icon: 'cars',
  },
  reviews: {
    add: 'Add a review',
    search: 'name of the customer',
    title: 'No reviews yet',
    text: 'What customers said, as the website quotes it.',
    icon: 'reviews',
  },
  'saved-searches': {
    search: 'name or email',
    title: 'No saved searches yet',
    text: 'Searches that shoppers saved on the website. Each gets an email when a new car fits.',
    feature: { name: 'savedSearches', off: 'Saved searches are off' },
    icon: 'cars',
  },
  shoppers: {
    search: 'name, email or phone',
    title: 'No shopper has an account yet',
    text: 'Shoppers with an account keep cars and searches on the website. They sign in there with a code, on any page.',
    feature: { name: 'signIn', off: 'Shopper accounts are off' },
    icon: 'people',
  },
  'stock-addresses': {
    add: 'Add a link',
    search: 'name',
    title: 'No stock is fetched yet',
    text: 'Some suppliers put a stock file on their website. Add its link: it is fetched every hour or every night, and its cars are imported.',
    icon: 'feeds',
  },
  'stock-targets': {
    add: 'Add a marketplace',
    search: 'name',
    title: 'Nothing is sent yet',
    text: 'Some marketplaces want the file of your cars sent to them. Add their address: the file goes out by itself when your cars change, and twice a day.',
    icon: 'feeds',
  },
  'stock-feeds': {
    add: 'Import a stock file',
    addAt: REHEARSAL,
    isForReaders: true,
    search: 'dealership',
    title: 'No feeds yet',
    text: 'Feeds of your stock system and files come here as they were received. One that looks wrong is held until you decide.',
    icon: 'feeds',
  },
  'team-members': {
    add: 'Add a person',
    search: 'name',
    title: 'Nobody is introduced yet',
    text: 'The people that the website introduces, with picture and place.',
    icon: 'people',
  },
  tenants: {
    add: 'New dealer',
    addAt: '/admin/dealers/new',
    search: 'name',
    title: 'No dealer site yet',
    text: 'The websites, each with its settings: looks, words, forms, plans.',
    icon: 'settings',
  },
  users: {
    add: 'Invite someone',
    addAt: '/admin/invite',
    isForReaders: true,
    search: 'name or email',
    title: 'Nobody yet',
    text: 'Who may sign in here, and what for.',
    icon: 'people',
  },
  valuations: {
    search: 'plate, make or model',
    title: 'No valuations yet',
    text: 'When a shopper asks what their car is worth, the guide range that they saw comes here.',
    feature: { name: 'tradeIn', off: 'Valuations are off' },
    icon: 'cars',
  },
  'waiting-shoppers': {
    search: 'name, email or car',
    title: 'Nobody is waiting',
    text: 'Shoppers who want a car that somebody else holds. Each gets an email when it is free again, one after the other.',
    feature: { name: 'reserve', off: 'Nobody can wait while reservations are off' },
    icon: 'people',
  },
  watchlist: {
    search: 'phone',
    title: 'No saved cars yet',
    text: 'Cars that shoppers keep in their account, with the price of that day.',
    feature: { name: 'garage', off: 'Saved cars are off' },
    icon: 'cars',
  },
}
