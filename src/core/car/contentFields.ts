import type { CarTable } from './field'
import { facet, found, int, onCards, onPage, text, words } from './kinds'
import { IMAGE } from './parts'

export const PICTURES = {
  images: {
    ...{ type: 'list', of: { type: 'object', fields: IMAGE }, max: 100, ...onCards },
    ...{ tab: 'Pictures', label: 'Pictures' },
    note: 'Pictures of other hosts (JPEG, PNG, WebP or AVIF, at most 15 MB) are fetched once and kept: a new picture needs a new address. Eight or more with the tag `spin`, in their order, turn the car around; a wide one with the tag `panorama` is the view from inside',
  },
  primary_image_url: {
    ...{ type: 'url', ...onCards, tab: 'Pictures', hidden: true, label: 'Main picture' },
    help: 'The first picture, unless the feed names another.',
  },
  external_video_url: {
    ...{ type: 'url', ...onPage, tab: 'Pictures', label: 'Video' },
    note: 'A walkaround on YouTube or Vimeo',
    help: 'The address of a walkaround on YouTube or Vimeo.',
  },
  thumbnails: {
    ...{ type: 'list', of: { type: 'url' }, max: 100, ...onCards, tab: 'Pictures', hidden: true },
    ...{ label: 'Small pictures' },
  },
  photos_count: {
    ...{ ...int(0, 1_000), owner: 'platform', public: true, card: true, tab: 'Pictures' },
    ...{ hidden: true, label: 'Number of pictures' },
  },
} as const satisfies CarTable

export const WORDS = {
  dealercomments: {
    ...{ ...text(20_000), long: true, ...onPage, ...found, tab: 'Text', label: 'Comments' },
    note: 'Sections are separated by |',
    help: 'What you would say about the car. Sections are separated by |.',
  },
  features: { ...words(120, 200), ...onPage, ...facet, tab: 'Text' },
  standardEquipment: { ...words(300, 500), ...onPage, tab: 'Text' },
  categories: { ...words(60, 30), ...onCards, ...facet, tab: 'Text' },
  carsales_title: { ...text(200), ...onCards, tab: 'Text', label: 'Title on carsales' },
  file: {
    ...{ type: 'url', ...onCards, tab: 'Text', label: 'History report' },
    note: 'Link of the history report',
    help: 'Link to the history report.',
  },
} as const satisfies CarTable
