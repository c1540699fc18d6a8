import { StaticHtml } from '@/components/ui/StaticHtml'
import { type JsonLd as Facts, writeJsonLd } from '@/search/seo/jsonLd'

interface Props {
  data: Facts | readonly Facts[]
}

const TYPE = 'application/ld+json'

/** Within static HTML. */
export const StaticJsonLd = ({ data }: Props) => (
  <script type={TYPE} dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }} />
)

export const JsonLd = ({ data }: Props) => <StaticHtml tag="script" type={TYPE} html={writeJsonLd(data)} />
