import { PRICE_TYPE_WORDS } from '@/core/dealer/country/priceTypeWords'
import type { SettingSection } from '@/core/settings/field'

export const BUTTONS: SettingSection = {
  key: 'buttons',
  title: 'Buttons and labels',
  help: 'Labels of buttons and titles. Leave one empty to use the default.',
  groups: [
    {
      title: 'Buttons',
      fields: [
        { path: 'labels.enquire', label: 'Enquire', help: 'On a card, on a car’s page and over its form.' },
        {
          path: 'labels.quickEnquiry',
          label: 'Enquire, on a card',
          help: 'Only where it is to be shorter than Enquire.',
        },
        { path: 'labels.explore', label: 'Look at a car' },
        { path: 'labels.submit', label: 'Send a form' },
        { path: 'labels.valuation', label: 'Value my car' },
        { path: 'labels.call', label: 'Call' },
        { path: 'labels.preApproval', label: 'Ask for a pre-approval' },
        { path: 'labels.finance', label: 'Finance' },
        { path: 'labels.reserve', label: 'Reserve' },
        { path: 'labels.buyOnline', label: 'Buy online' },
      ],
    },
    {
      title: 'On a car',
      fields: [
        { path: 'labels.cars', label: 'What you sell', help: 'More than one, such as cars or caravans.' },
        { path: 'labels.noPrice', label: 'Without a price' },
        { path: 'labels.preorder', label: 'To be ordered' },
        { path: 'labels.newArrival', label: 'Just arrived' },
        { path: 'labels.sold', label: 'Just sold' },
        {
          path: 'labels.priceTypes',
          label: 'What a price includes',
          words: PRICE_TYPE_WORDS,
        },
      ],
    },
    {
      title: 'Not found and no results',
      fields: [
        { path: 'voice.notFound', label: 'Title of the “not found” page' },
        { path: 'voice.notFoundHint', label: 'Text of the “not found” page', as: 'long' },
        { path: 'voice.empty', label: 'No search results', as: 'long' },
        { path: 'voice.picture', label: 'Picture', as: 'picture' },
      ],
    },
  ],
}
