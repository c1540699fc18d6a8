import { StaticPart } from '@/components/ui/StaticPart'
import { type JsonLd as Facts, writeJsonLd } from '@/search/seo/jsonLd'

interface Props {
  data: Facts | readonly Facts[]
}

/** Within static HTML. */
export const StaticJsonLd = ({ data }: Props) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }} />
)

/** Its tag has no other attribute: some readers look for it to the letter. */
export const JsonLd = (facts: Props) => (
  <StaticPart>
    <StaticJsonLd {...facts} />
  </StaticPart>
)
