import { EnquirySection } from '@/blocks/EnquirySection'
import type { BlockProps } from '@/blocks/props'
import type { EnquiryFormValues } from './schema'

/** An enquiry form on a content page, sorted by the editor's subcategory. */
export function EnquiryFormBlock({ block, site, now }: BlockProps<EnquiryFormValues>) {
  return (
    <EnquirySection
      site={site}
      now={now}
      heading={block.heading || 'Ask us'}
      text={block.text}
      subcategory={block.subcategory || undefined}
      locationSlug={block.location_slug || undefined}
    />
  )
}
