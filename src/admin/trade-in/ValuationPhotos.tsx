import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { photosSchema } from '@/core/person/ownCarPhotos'

const photoAddress = (id: string, index: number): string => `/admin/api/valuation-photos/${id}/${index}`

const schema = z.object({ id: z.string(), photos: photosSchema.nullish() })

/** The shopper's photos, at the head of a valuation, for people who may read it. */
export function ValuationPhotos({ data }: Pick<UIFieldServerProps, 'data'>) {
  const parsed = schema.safeParse(data)
  const photos = parsed.success ? (parsed.data.photos ?? []) : []
  if (!parsed.success || !photos.length) return null
  return (
    <section className="fc fc--field" aria-label="Photos from the shopper">
      <p className="fc-acts">
        {photos.map(({ key, name }, index) => (
          <a key={key} href={photoAddress(parsed.data.id, index)} target="_blank" rel="noopener">
            <img
              src={photoAddress(parsed.data.id, index)}
              alt={name}
              width={180}
              height={120}
              loading="lazy"
            />
          </a>
        ))}
      </p>
    </section>
  )
}
