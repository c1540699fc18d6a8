import { EnquirySection } from '@/blocks/EnquirySection'
import type { BlockProps } from '@/blocks/props'

/** An enquiry form on a content page, sorted by the editor's subcategory. */
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
