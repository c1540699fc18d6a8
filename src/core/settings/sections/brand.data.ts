import type { SettingSection } from '@/core/settings/field'

export const BRAND: SettingSection = {
  key: 'brand',
  title: 'Brand',
  help: 'Logo, colours and fonts of the website. Colours are saved once everybody can read them.',
  groups: [
    {
      title: 'Logo',
      fields: [
        { path: 'logo.wordmark', label: 'Name in the header' },
        { path: 'logo.mark', label: 'Logo beside it', as: 'picture', help: 'A square picture.' },
        { path: 'favicon', label: 'Browser tab icon (favicon)', as: 'picture', help: 'A square picture.' },
        { path: 'tagline', label: 'Tagline', help: 'For search engines and shared links.' },
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
          help: 'Buttons, links and light backgrounds use it. When you change it, they stop using colours of their own below.',
        },
        { path: 'theme.colours', label: 'Each colour', as: 'colours' },
      ],
    },
    {
      title: 'Fonts and shape',
      fields: [
        { path: 'theme.fonts.display', label: 'Headings', as: 'font' },
        { path: 'theme.fonts.body', label: 'Text', as: 'font' },
        {
          path: 'theme.fonts.preload',
          label: 'Fonts to preload',
          help: 'One per line. Preload only what the top of the page needs: each one delays the page.',
        },
        {
          path: 'theme.tokens',
          label: 'Advanced',
          help: 'Corners, spaces and sizes that differ from the usual ones.',
        },
      ],
    },
    {
      title: 'Layout',
      fields: [
        {
          path: 'layout.header',
          label: 'Header',
          words: { bar: 'One bar', search: 'With a search field', masthead: 'Name above the menu' },
        },
        {
          path: 'layout.hero',
          label: 'Top of the home page',
          words: { overlap: 'Search over the picture', panel: 'Search in a panel', editorial: 'Text first' },
        },
        {
          path: 'layout.card',
          label: 'Cars in a list',
          words: { framed: 'Framed cards', tile: 'Tiles', plate: 'On a background' },
        },
        {
          path: 'layout.tiles',
          label: 'Rows of pictures',
          words: { cards: 'Cards', rail: 'A row to swipe', mosaic: 'Mosaic' },
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
        {
          path: 'layout.offers',
          label: 'List of offers',
          words: {
            tiles: 'Tiles',
            posters: 'A wall of posters',
            ticker: 'Rows with a large figure',
            letter: 'A letter with pictures',
          },
        },
        {
          path: 'layout.posts',
          label: 'Blog',
          words: { grid: 'Pictures in a grid', titles: 'A list of large titles', longread: 'As in a book' },
        },
        {
          path: 'layout.places',
          label: 'List of locations',
          words: {
            cards: 'Cards',
            map: 'On a drawn map',
            board: 'A departure board',
            grounds: 'A plan of one location',
          },
        },
        {
          path: 'layout.journeys',
          label: 'Selling, signing in and the account',
          words: {
            plain: 'Beside a picture',
            scene: 'In front of a wide picture',
            poster: 'On a dark poster',
            journal: 'As a page of a journal',
          },
        },
        {
          path: 'layout.booking',
          label: 'Booking a time',
          words: { split: 'Beside a picture', board: 'A departure board', letter: 'A diary' },
        },
        {
          path: 'layout.workshop',
          label: 'Top of the workshop page',
          words: { counter: 'Picture and price list', board: 'A board of prices', letter: 'A letter' },
        },
        {
          path: 'layout.finance',
          label: 'Working out a loan',
          words: { wave: 'Over a curve', board: 'On a dark board', letter: 'As a letter' },
        },
        {
          path: 'layout.footer',
          label: 'Footer',
          words: {
            columns: 'Columns below a picture',
            board: 'The number across the page',
            letter: 'A letterhead with a map',
          },
        },
        {
          path: 'layout.forms',
          label: 'Forms on pages',
          words: {
            beside: 'Beside the location',
            scene: 'In front of a picture',
            poster: 'On a dark poster',
            letter: 'As a letter',
          },
        },
      ],
    },
  ],
}
