import { SectionHead } from '@/components/ui/SectionHead'
import type { ColourView } from '@/features/models/models.rules'
import { t } from '@/lib/words'

interface Props {
  colours: readonly ColourView[]
  hrefOf: (name: string) => string
}

export const ModelColours = ({ colours, hrefOf }: Props) => (
  <section className="section">
    <div className="wrap">
      <SectionHead title={t('Colours here now')} />
      <ul className="paints">
        {colours.map(({ name, count, paint }) => (
          <li key={name}>
            <a href={hrefOf(name)} aria-label={t('{name}, {count} listed', { name, count })}>
              {paint && <span className="paint" style={{ backgroundColor: paint }} aria-hidden="true" />}
              <b>{name}</b>
              <span>{t('{count} listed', { count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
