import { COUNTRIES, countryFacts } from '@/core/dealer/country/country'
import type { SettingSection } from '@/core/settings/field'
import { CAR_TYPES } from './fragments'

export const BUSINESS: SettingSection = {
  key: 'business',
  title: 'Business and legal',
  help: 'Who you are, how to reach you, and the lines that the law asks for.',
  groups: [
    {
      title: 'Contact',
      fields: [
        { path: 'phone', label: 'Phone' },
        { path: 'phones.new', label: `Phone on pages of ${CAR_TYPES.new.toLowerCase()} cars` },
        { path: 'phones.used', label: `Phone on pages of ${CAR_TYPES.used.toLowerCase()} cars` },
        { path: 'phones.demo', label: `Phone on pages of ${CAR_TYPES.demo.toLowerCase()} cars` },
        { path: 'email', label: 'Email' },
        { path: 'address.street', label: 'Street' },
        { path: 'address.city', label: 'Town' },
        {
          path: 'override_city',
          label: 'Town that cars are said to be in',
          help: 'Empty: the town of each car’s own place.',
        },
        { path: 'address.state', label: 'State', calledBy: 'region' },
        { path: 'address.postcode', label: 'Postcode' },
        { path: 'timezone', label: 'Time zone', as: 'zone' },
        {
          path: 'country',
          label: 'Country',
          words: Object.fromEntries(COUNTRIES.map((one) => [one, countryFacts(one).name])),
        },
      ],
    },
    {
      title: 'Legal',
      fields: [
        { path: 'legalName', label: 'Legal name' },
        { path: 'abn', label: 'Business number', calledBy: 'businessNumber' },
        { path: 'licence', label: 'Dealer licence', calledBy: 'dealerLicence' },
        { path: 'legalLines', label: 'Lines below prices', help: 'One per line.' },
        { path: 'complaintsContact', label: 'Complaints contact', as: 'long' },
      ],
    },
    {
      title: 'Search engines',
      fields: [
        {
          path: 'unlisted',
          label: 'Hide this website from search engines',
          help: 'For a sandbox, or a website that is not ready. Pages that they have already go at their next visit.',
        },
      ],
    },
    {
      title: 'Google Analytics and advertisements',
      help: 'Nothing is loaded from Google or Meta while both are empty. Of a Google container its Google tags work here; its own HTML and scripts of others are kept out.',
      fields: [
        {
          path: 'trackers.google',
          label: 'Google tag or container',
          help: 'Such as GTM-AB12CD3, or G-AB12CD34EF for Analytics alone.',
        },
        {
          path: 'trackers.meta',
          label: 'Meta pixel',
          help: 'The pixel ID, for advertisements on Facebook and Instagram.',
        },
        {
          path: 'trackers.when',
          label: 'When they are loaded',
          words: { agreed: 'After the visitor agrees', 'at once': 'At once, until the visitor says no' },
          help: 'Privacy law in Australia and New Zealand asks you to say in your privacy policy what is collected, why, and that it goes overseas. The law for visitors from Europe asks for their yes first. To load at once is your choice: ask your lawyer if you are not sure.',
        },
      ],
    },
    {
      title: 'Scripts of partners',
      help: 'The address of a partner’s script for a place of your pages; empty is off. Each runs in a box of fixed size that cannot read or move the page. They follow “When they are loaded” above. Try a script first at /developers/partners.',
      fields: [
        { path: 'trackers.partners.media', label: 'Below the photos of a car' },
        { path: 'trackers.partners.badge', label: 'On the picture of a car in lists' },
        { path: 'trackers.partners.price', label: 'Below the price in lists' },
        { path: 'trackers.partners.payment', label: 'Below the price on a car’s page' },
        { path: 'trackers.partners.action', label: 'Below the buttons on a car’s page' },
        { path: 'trackers.partners.banner', label: 'Banner at the end of a car’s page and of lists' },
      ],
    },
    {
      title: 'What advertising costs',
      also: 'marketing spend budget price per lead return',
      help: 'For the reports alone: what each lead and each sale of a source cost you.',
      fields: [
        {
          path: 'advertising',
          label: 'Sources',
          row: 'source',
          fields: [
            {
              path: 'source',
              label: 'Source',
              as: 'source',
              help: 'One that leads came from, or a new one.',
            },
            { path: 'monthly', label: 'Cost a month', unit: '$' },
          ],
        },
      ],
    },
    {
      title: 'Data retention',
      help: 'Counted from the last change. Then leads and bookings lose the person and stay in your figures.',
      fields: [
        { path: 'retention.leads', label: 'Leads, bookings and trade-ins', unit: 'months' },
        {
          path: 'retention.payments',
          label: 'Who reserved or paid online',
          unit: 'months',
          help: 'Tax law asks for records of money for years.',
        },
        {
          path: 'retention.accounts',
          label: 'Accounts and saved searches that nobody uses',
          unit: 'months',
        },
        { path: 'retention.history', label: 'The history of changes and sign-ins', unit: 'months' },
        {
          path: 'retention.car_history',
          label: 'What each car said before it was changed',
          unit: 'months',
          help: 'So far back you can see a car as shoppers saw it.',
        },
      ],
    },
    {
      title: 'Other services of yours',
      fields: [
        {
          path: 'baseDomain',
          label: 'Your other website',
          help: 'Such as www.dealer.example: calculators and service bookings may be there.',
        },
        {
          path: 'mapPictures',
          label: 'Your own maps',
          help: 'An address with {map_key} in it, for the key of each place.',
        },
        {
          path: 'mapTiles.url',
          label: 'Map tiles',
          help: 'For the map above lists, without a drawing of your yards: an address with {z}, {x} and {y} in it. Who opens the map asks that server.',
        },
        {
          path: 'mapTiles.attribution',
          label: 'Whose tiles they are',
          help: 'As their terms demand, such as © OpenStreetMap contributors.',
        },
      ],
    },
  ],
}
