import type { Block, Field } from 'payload'
import { labelOf } from '@/fields/label'
import { BodyTiles } from './BodyTiles/config'
import { CallToAction } from './CallToAction/config'
import { EnquiryForm } from './EnquiryForm/config'
import { Faq } from './Faq/config'
import { Finder } from './Finder/config'
import { Hero } from './Hero/config'
import { ImageText } from './ImageText/config'
import { Intro } from './Intro/config'
import { LinkBanner } from './LinkBanner/config'
import { Locations } from './Locations/config'
import { MakeTiles } from './MakeTiles/config'
import { OffersRail } from './OffersRail/config'
import { PaymentStrip } from './PaymentStrip/config'
import { PostsRail } from './PostsRail/config'
import { PromoSlider } from './PromoSlider/config'
import { Reasons } from './Reasons/config'
import { Reviews } from './Reviews/config'
import { RichText } from './RichText/config'
import { SellBanner } from './SellBanner/config'
import { StockRail } from './StockRail/config'
import { Team } from './Team/config'
import { Workshop } from './Workshop/config'

const blocks: Block[] = [
  Hero,
  Finder,
  BodyTiles,
  MakeTiles,
  StockRail,
  Reasons,
  OffersRail,
  PromoSlider,
  SellBanner,
  Locations,
  Reviews,
  RichText,
  Faq,
  Team,
  ImageText,
  CallToAction,
  PostsRail,
  Intro,
  LinkBanner,
  PaymentStrip,
  EnquiryForm,
  Workshop,
]

const nameOf = ({ labels, slug }: Block): string =>
  typeof labels?.singular === 'string' ? labels.singular : slug

/** Choices in words: Payload shows the stored value of one without a label. */
function worded(field: Field): Field {
  if (
    field.type === 'array' ||
    field.type === 'row' ||
    field.type === 'group' ||
    field.type === 'collapsible'
  )
    return { ...field, fields: field.fields.map(worded) }
  if (field.type !== 'select') return field
  const options = field.options.map((one) =>
    typeof one === 'string' ? { value: one, label: labelOf(one.replace(/-/g, ' ')) } : one,
  )
  return { ...field, options }
}

/** Each with its picture (public/admin/blocks). Block names are off: the admin would show "Untitled". */
export const pageBlocks: Block[] = blocks.map((block) => ({
  ...block,
  fields: block.fields.map(worded),
  admin: {
    ...block.admin,
    disableBlockName: true,
    images: { thumbnail: { url: `/admin/blocks/${block.slug}.webp`, alt: '' } },
    components: {
      Label: { path: '/admin/blocks/BlockLabel#BlockLabel', clientProps: { name: nameOf(block) } },
    },
  },
}))
