import { EnquirySection } from '@/blocks/EnquirySection'
import type { BlockProps } from '@/blocks/props'
import { intentOf, isOffered } from '@/features/leads/intents/intents.rules'
import { isLeadForm } from '@/features/leads/intents/names.rules'

/** The form of an intent on a content page. The editor's subcategory sorts its leads more finely. */
export function EnquiryFormBlock({ block, site, now }: BlockProps<'enquiryForm'>) {
  const intent = isLeadForm(block.intent) ? block.intent : 'general'
  if (!isOffered(intent, site.config.features)) return null
  return (
    <EnquirySection
      site={site}
      now={now}
      intent={intent}
      heading={block.heading || intentOf(intent).heading}
      text={block.text}
      people={block.people}
      subcategory={block.subcategory || undefined}
      // A page with a subject of its own does not ask for the category.
      known={block.subcategory ? { category: intentOf(intent).category } : undefined}
      locationSlug={block.location_slug}
      anchor={block.anchor}
    />
  )
}
