import { plural } from '@/core/money/format'
import { modelHref } from '@/features/offers/offers.rules'
import { t } from '@/lib/words'
import type { commonParts, PartHit } from '@/core/car/accessories'
import { Picture } from '@/components/ui/Picture'
import type { ModelView } from '@/core/dealer/views'
import { AccessoryPicture } from './AccessoryList'

/** Before anything is searched: what is fitted most often. */
export function CommonParts({ parts }: { parts: ReturnType<typeof commonParts> }) {
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="parts-common">
      <h2 className="parthits__n" id="parts-common">
        {t('Fitted most often')}
      </h2>
      <ul className="accs">
        {parts.map(({ name, price, image, models }) => (
          <li key={name}>
            <AccessoryPicture image={image} />
            <b>{name}</b>
            <span>{price ?? t('Price on request')}</span>
            <a href={`/parts/search?query=${encodeURIComponent(name)}`}>
              {t('for {plural}', { plural: plural(models, 'model') })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The models that have accessories, each with its page of them. */
export function PartsByModel({ models }: { models: readonly ModelView[] }) {
  if (models.length === 0) return null
  return (
    <section aria-labelledby="parts-models">
      <h2 className="parthits__n" id="parts-models">
        {t('By model')}
      </h2>
      <ul className="bymodel">
        {models.map(({ id, name, slug, image }) => (
          <li key={id}>
            <a href={`/${slug}/accessories`}>
              {image && (
                <Picture
                  url={image.cutout || image.url}
                  width={300}
                  height={200}
                  sizes="(min-width: 640px) 210px, 120px"
                />
              )}
              <b>{name}</b>
              <span>{t('View Accessories')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PartHits({ query, hits }: { query: string; hits: readonly PartHit[] }) {
  if (hits.length === 0)
    return (
      <div className="empty" role="status">
        <h2>{t('Nothing listed for “{query}”.', { query })}</h2>
        <p>{t('We order most parts. Ask below, with your registration, and we tell you price and day.')}</p>
      </div>
    )
  return (
    <section aria-labelledby="parts-found">
      <h2 className="parthits__n" id="parts-found" role="status">
        {t('{plural} for “{query}”', { plural: plural(hits.length, 'result'), query })}
      </h2>
      <ul className="accs">
        {hits.map(({ name, price, image, model }) => (
          <li key={`${model.slug} ${name}`}>
            <AccessoryPicture image={image} />
            <b>{name}</b>
            <span>{price ?? t('Price on request')}</span>
            <a href={modelHref(model)}>{t('for {name}', { name: model.name })}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
