import { EnquirySection } from '@/blocks/EnquirySection'
import type { BlockProps } from '@/blocks/props'

/** An enquiry form on a content page. The editor's subcategory sorts its leads. */
export function EnquiryFormBlock({ block, site, now }: BlockProps<'enquiryForm'>) {
  return (
    <EnquirySection
      site={site}
      now={now}
      heading={block.heading || 'Ask us'}
      text={block.text}
      subcategory={block.subcategory || undefined}
      locationSlug={block.location_slug}
      anchor={block.anchor}
    />
  )
}
