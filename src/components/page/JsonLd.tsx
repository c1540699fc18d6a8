import { type JsonLd as Facts, writeJsonLd } from '@/search/seo/jsonLd'

export function JsonLd({ data }: { data: Facts | readonly Facts[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }} />
}
