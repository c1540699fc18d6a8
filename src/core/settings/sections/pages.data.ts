import { MODEL_SECTIONS } from '@/core/dealer/config/pageConfig'
import type { SettingGroup, SettingSection } from '@/core/settings/field'

const page = (key: string, title: string, help?: string): SettingGroup => ({
  title,
  ...(help ? { help } : {}),
  fields: [
    { path: `pages.${key}.title`, label: `Title: ${title.toLowerCase()}` },
    { path: `pages.${key}.text`, label: `Line beneath: ${title.toLowerCase()}`, as: 'long' },
  ],
})

const parts = page('parts', 'Parts')

export const PAGES: SettingSection = {
  key: 'pages',
  title: 'Titles of pages',
  help: 'Pages of your own are under Website, Pages. These are the ones that every site has.',
  groups: [
    page('offers', 'Offers'),
    page('offerTerms', 'Terms of an offer'),
    page('offerStock', 'Stock of an offer'),
    page('models', 'Models'),
    page('modelVariants', 'Variants of a model', '{model} stands for its name.'),
    page('modelStock', 'Stock of a model', '{model} stands for its name.'),
    {
      title: 'Order of a model’s page',
      fields: [
        {
          path: 'pages.modelOrder',
          label: 'Parts of a model’s page',
          ordered: true,
          words: {
            numbers: 'Figures',
            variants: 'Variants',
            colours: 'Colours',
            stock: 'Stock',
            offers: 'Offers',
            service: 'Service',
            accessories: 'Accessories',
          } satisfies Record<(typeof MODEL_SECTIONS)[number], string>,
        },
      ],
    },
    page('quote', 'Quotes'),
    {
      ...parts,
      fields: [
        ...parts.fields,
        {
          path: 'pages.parts.people',
          label: 'Who answers for parts',
          help: 'Names of your team, with commas between them.',
        },
      ],
    },
    {
      title: 'Feedback after a visit',
      help: 'Without a title of its own, the page begins with “We’d love to hear your feedback!”.',
      fields: [{ path: 'pages.feedback.title', label: 'Title: feedback' }],
    },
    page('blog', 'Blog'),
    page('team', 'Team', '{place} stands for the name of the place.'),
    page('contact', 'Contact', 'Without a line beneath, the promise of a reply stands there.'),
    {
      title: 'Sign-in, account, garage and selling',
      help: 'Without a picture, that of your first location.',
      fields: [
        { path: 'pages.journeys.picture', label: 'Picture of these pages', as: 'picture' },
        { path: 'pages.journeys.sell', label: 'Another where people sell you their car', as: 'picture' },
        { path: 'pages.journeys.trade', label: 'Another where they trade it in', as: 'picture' },
        { path: 'pages.journeys.garage', label: 'Another in the garage', as: 'picture' },
        { path: 'pages.journeys.contact', label: 'Another beside the phone numbers', as: 'picture' },
        { path: 'pages.journeys.drive', label: 'Another where they book a test drive', as: 'picture' },
        { path: 'pages.journeys.parts', label: 'Another where they search for parts', as: 'picture' },
      ],
    },
    page('locations', 'Locations'),
    {
      title: 'Drawn map of the locations',
      help: 'Shown where the list of locations is on a drawn map, or is a plan of one location.',
      fields: [
        { path: 'pages.locations.map', label: 'Drawing', as: 'picture' },
        {
          path: 'pages.locations.spots',
          label: 'Pins',
          row: 'pin',
          fields: [
            { path: 'x', label: 'From the left', help: 'In percent of the drawing.' },
            { path: 'y', label: 'From the top', help: 'In percent of the drawing.' },
            { path: 'location', label: 'Location', help: 'Its name in addresses. None: a part of the yard.' },
            { path: 'label', label: 'Words', help: 'Without them, the name of the location.' },
          ],
        },
      ],
    },
  ],
}
