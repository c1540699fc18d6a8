import type { SettingSection } from '@/domain/settings/field'

export const BRAND: SettingSection = {
  key: 'brand',
  title: 'Brand',
  help: 'Logo, colours and letters of the website. Colours are saved once everybody can read them.',
  groups: [
    {
      title: 'Logo',
      fields: [
        { path: 'logo.wordmark', label: 'Name in the header' },
        { path: 'logo.mark', label: 'Mark beside it', as: 'picture', help: 'A square picture.' },
        { path: 'favicon', label: 'Icon of the browser tab', as: 'picture', help: 'A square picture.' },
        { path: 'tagline', label: 'What you are, in one line', help: 'For search engines and shared links.' },
        {
          path: 'manufacturer',
          label: 'Franchise',
          help: 'The make whose models the site shows. None for a dealership of many makes.',
          fields: [
            { path: 'name', label: 'Make' },
            { path: 'slug', label: 'Make in addresses', help: 'Small letters, such as toyota.' },
          ],
        },
      ],
    },
    {
      title: 'Colours',
      fields: [
        {
          path: 'primaryColour',
          label: 'Main colour',
          help: 'Buttons, links and quiet grounds follow from it, unless a colour below says otherwise.',
        },
        { path: 'theme.colours', label: 'Each colour', as: 'colours' },
      ],
    },
    {
      title: 'Letters and shape',
      fields: [
        { path: 'theme.fonts.display', label: 'Headings', as: 'font' },
        { path: 'theme.fonts.body', label: 'Text', as: 'font' },
        {
          path: 'theme.fonts.preload',
          label: 'Letters that are loaded first',
          help: 'One per line. The fewer there are, the sooner the page is there.',
        },
        {
          path: 'theme.tokens',
          label: 'Fine details',
          help: 'Corners, spaces and sizes that differ from the usual ones.',
        },
      ],
    },
    {
      title: 'Arrangement',
      fields: [
        {
          path: 'layout.header',
          label: 'Header',
          words: { bar: 'One bar', search: 'With a search field', masthead: 'Name above the menu' },
        },
        {
          path: 'layout.hero',
          label: 'Top of the home page',
          words: { overlap: 'Search over the picture', panel: 'Search in a panel', editorial: 'Words first' },
        },
        {
          path: 'layout.card',
          label: 'Cars in a list',
          words: { framed: 'Framed cards', tile: 'Tiles', plate: 'On a ground' },
        },
        {
          path: 'layout.tiles',
          label: 'Rows of pictures',
          words: { cards: 'Cards', rail: 'A row to push', mosaic: 'Mosaic' },
        },
        {
          path: 'layout.gallery',
          label: 'Pictures of a car',
          words: { strip: 'One, and a strip', mosaic: 'Mosaic', wide: 'One across the page' },
        },
        {
          path: 'layout.blocks',
          label: 'Parts of a page',
          words: { ledger: 'With lines', panels: 'In panels', essay: 'As an article' },
        },
      ],
    },
  ],
}
