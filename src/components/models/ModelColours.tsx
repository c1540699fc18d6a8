import { Picture } from '@/components/ui/Picture'
import { SectionHead } from '@/components/ui/SectionHead'
import type { ColourView } from '@/features/models/models.rules'
import { t } from '@/lib/words'

interface Props {
  colours: readonly ColourView[]
  hrefOf: (name: string) => string
}

/** A choice of paint shows a car in it, by CSS alone. */
export const ModelColours = ({ colours, hrefOf }: Props) => (
  <section className="section">
    <div className="wrap">
      <SectionHead title={t('Colours here now')} />
      <ul className="paints" data-pictured={colours.some(({ picture }) => picture) || undefined}>
        {colours.map(({ name, count, paint, picture }, index) => (
          <li key={name}>
            <label>
              <input className="sr" type="radio" name="paint" defaultChecked={index === 0} />
              {paint && <span className="paint" style={{ backgroundColor: paint }} aria-hidden="true" />}
              <b>{name}</b>
            </label>
            <a href={hrefOf(name)} aria-label={t('{name}, {count} listed', { name, count })}>
              {t('{count} listed', { count })}
            </a>
            {picture && (
              <div className="paints__pic fills">
                <Picture
                  url={picture}
                  alt={name}
                  width={1200}
                  height={800}
                  sizes="(min-width: 1024px) 900px, 92vw"
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  </section>
)
