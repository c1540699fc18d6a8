import { countryFacts, STATE_NAMES } from '@/core/dealer/country/country'
import { DUTIES } from '@/core/money/duties.data'
import type { SettingSection } from '@/core/settings/field'
import { carTypes } from './fragments'
import { ICONS } from './words.data'

export const DUTY_GROUP = 'Drive-away estimate'

export const CAR_PAGE: SettingSection = {
  key: 'car-page',
  title: 'A car’s page',
  help: 'What is shown beside every car, and what you promise with it.',
  groups: [
    {
      title: 'Beside the car',
      fields: [
        {
          path: 'sidebarButtons',
          label: 'Buttons',
          help: 'A button whose feature is off is not shown.',
          ordered: true,
          words: {
            call: 'Call',
            enquire: 'Enquire',
            finance: 'Finance',
            'test-drive': 'Test drive',
            'trade-in': 'Trade-in',
            reserve: 'Reserve',
            payments: 'Payment methods',
            offer: 'Make an offer',
            location: 'Where it is',
            history: 'Its history',
            custom: 'Your own',
          },
        },
        {
          path: 'sidebarLink',
          label: 'Custom button',
          fields: [
            { path: 'label', label: 'Text' },
            {
              path: 'href',
              label: 'Link',
              help: 'A page of this site such as /finance, or a whole web address.',
            },
          ],
        },
        { path: 'whyBuy', label: 'Why buy here', help: 'One per line.' },
      ],
    },
    {
      title: DUTY_GROUP,
      also: 'stamp duty duties drive-away driveaway rego registration government charges',
      help: 'Below a price before government charges, and in comparisons: the duty by state, from the table below. Its rates are the program’s best knowledge of that day, for each $100 or part of it ($200 in Victoria). Compare each with its authority, most of all after 1 July. The estimate is off until you have.',
      isFor: (country) => countryFacts(country).regions.some((state) => state in DUTIES),
      fields: [
        {
          path: 'duties.checked',
          label: 'I have checked these rates',
          as: 'signed',
          help: 'Shows the estimate. Your name and the time are stored with it.',
        },
        {
          path: 'duties.onRoad',
          label: 'What else you add',
          row: 'state',
          help: 'Your own figures, as they are where a car is registered. 0: it is said to come on top.',
          fields: [
            { path: 'state', label: 'State', words: Object.fromEntries(STATE_NAMES) },
            { path: 'registration', label: 'Registration and compulsory insurance', unit: '$' },
            {
              path: 'delivery',
              label: 'Delivery by you',
              unit: '$',
              help: 'Only what your price does not have in it.',
            },
          ],
        },
      ],
    },
    {
      title: 'Promises',
      fields: [
        {
          path: 'promises',
          label: 'Promises',
          row: 'promise',
          fields: [
            { path: 'icon', label: 'Icon', words: ICONS },
            { path: 'title', label: 'Title' },
            { path: 'text', label: 'Text', as: 'long' },
            carTypes('None ticked: all.'),
            {
              path: 'only',
              label: 'Car status',
              help: 'A sold car has no promises.',
              words: {
                any: 'Any that is for sale',
                in_stock: 'Only what is in stock, not what is to come',
                reservable: 'Only what can be reserved online now',
              },
            },
          ],
        },
        {
          path: 'guarantees',
          label: 'Guarantees with each used car',
          row: 'guarantee',
          fields: [
            { path: 'title', label: 'Title' },
            { path: 'text', label: 'Text', as: 'long' },
          ],
        },
        { path: 'certifiedBenefits', label: 'What certified means', help: 'One per line.' },
        {
          path: 'certifiedLogo',
          label: 'Logo of the certified programme',
          as: 'picture',
          help: 'Beside what certified means. Without one, the first letters of the make stand there.',
        },
        {
          path: 'serviceAdvantage',
          label: 'Capped service prices by model',
          help: 'On new cars of your franchise.',
        },
      ],
    },
  ],
}
