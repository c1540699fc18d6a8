import type { SettingSection } from '@/core/settings/field'
import { SORTS } from '@/core/dealer/config/sortNames'
import { orderOf } from '@/core/dealer/config/sorts'
import { FILTER_WORDS, ICONS } from './words.data'

export const SEARCH: SettingSection = {
  key: 'search',
  title: 'Search',
  help: 'Filters, order and extras of the list of cars.',
  groups: [
    {
      title: 'Filters and order',
      fields: [
        {
          path: 'search.filters',
          label: 'Filters, in their order',
          row: 'filter',
          fields: [
            { path: 'name', label: 'Filter', words: FILTER_WORDS },
            { path: 'label', label: 'Label' },
            {
              path: 'kind',
              label: 'Display as',
              words: { boxes: 'Boxes', select: 'A menu', logos: 'Logos', range: 'From and to' },
            },
            { path: 'open', label: 'Open by default' },
          ],
        },
        {
          path: 'search.sorts',
          label: 'Sort options',
          help: 'The first is the default.',
          ordered: true,
          words: Object.fromEntries(SORTS.map((sort) => [sort, orderOf(sort).named])),
        },
        { path: 'search.firstValues', label: 'Values shown before “Show all”' },
        { path: 'search.popularMakes', label: 'Makes shown first', help: 'One per line.' },
        { path: 'search.rememberPanels', label: 'Remember which filters were open' },
        {
          path: 'search.pricePresets',
          label: 'Price bands',
          help: 'None: three bands that fit your stock.',
          row: 'band',
          fields: [
            { path: 'label', label: 'Text' },
            { path: 'min', label: 'From', unit: '$' },
            { path: 'max', label: 'To', unit: '$' },
          ],
        },
      ],
    },
    {
      title: 'Which cars',
      fields: [
        { path: 'search.perPage', label: 'Cars on a page' },
        { path: 'search.soldDays', label: 'Sold cars stay for', unit: 'days' },
        { path: 'search.newArrivalDays', label: 'A car is new here for', unit: 'days' },
        {
          path: 'search.newArrivalMaxKm',
          label: 'But not above',
          unit: 'km',
          help: 'Empty: any car counts.',
        },
        { path: 'search.ascendingHidesNoPrice', label: 'Lowest price leaves out cars without a price' },
        { path: 'search.excludedMakes', label: 'Makes that are not shown', help: 'One per line.' },
        {
          path: 'search_categories',
          label: 'Categories to choose from',
          help: 'One per line, in this order. Empty: all that your stock has.',
        },
        { path: 'search.usedOnly', label: 'Used cars only' },
        {
          path: 'search.aliases',
          label: 'More addresses of the list',
          help: 'One per line, such as /used-car/list.',
        },
      ],
    },
    {
      title: 'The same everywhere',
      also: 'truth test check differ',
      fields: [
        {
          path: 'features.truthTest',
          label: 'Compare each night what is said of a car',
          help: 'Price, type of price and whether it is for sale: on its card, its page, the PDF, in files, mails and calls. What differs stands on Today.',
        },
      ],
    },
    {
      title: 'Whole sentences',
      fields: [
        {
          path: 'search.sentences',
          label: 'Understand whole sentences',
          help: 'Such as “a white ute under 50, no diesel”. Off: the search box looks for the words alone.',
        },
        {
          path: 'search.uses',
          label: 'What people want a car for',
          help: 'Their words, and the list of cars that fit. What your stock does not have is left out by itself.',
          row: 'use',
          fields: [
            { path: 'words', label: 'Words', help: 'Separated by commas: towing, tow a van.', as: 'long' },
            {
              path: 'href',
              label: 'Cars that fit',
              help: 'The address of a list with filters, such as /search?drive=4x4.',
              as: 'link',
            },
          ],
        },
      ],
    },
    {
      title: 'Above the cars',
      fields: [
        {
          path: 'search.introductions',
          label: 'Your own words above a list',
          help: 'In place of how many there are, from what price and where.',
          row: 'list',
          fields: [
            { path: 'href', label: 'List', help: 'Such as /search/toyota or /search/used-cars.', as: 'link' },
            { path: 'text', label: 'Text', help: 'One or two sentences.', as: 'long' },
          ],
        },
      ],
    },
    {
      title: 'Beside the cars',
      fields: [
        {
          path: 'search.quickFilters',
          label: 'Quick filters',
          row: 'quick filter',
          fields: [
            { path: 'label', label: 'Text' },
            { path: 'href', label: 'Link', help: 'Such as /search?fuel=Hybrid.', as: 'link' },
          ],
        },
        {
          path: 'search.cta',
          label: 'Boxes between the cars',
          row: 'box',
          fields: [
            { path: 'kind', label: 'Box', words: { finance: 'Finance', 'trade-in': 'Trade-in' } },
            { path: 'position', label: 'After how many cars' },
          ],
        },
        {
          path: 'search.valueProps',
          label: 'Reasons below the list',
          row: 'reason',
          fields: [
            { path: 'icon', label: 'Icon', words: ICONS },
            { path: 'title', label: 'Title' },
            { path: 'text', label: 'Text', as: 'long' },
            { path: 'href', label: 'Link', as: 'link' },
          ],
        },
      ],
    },
  ],
}
