import { SectionHead } from '@/components/ui/SectionHead'
import type { ColourView } from '@/domain/model/colours'

interface Props {
  colours: readonly ColourView[]
  /** The list of one colour. */
  hrefOf: (name: string) => string
}

export const ModelColours = ({ colours, hrefOf }: Props) => (
  <section className="section">
    <div className="wrap">
      <SectionHead title="Colours here now" />
      <ul className="paints">
        {colours.map(({ name, count, paint }) => (
          <li key={name}>
            <a href={hrefOf(name)} aria-label={`${name}, ${count} in stock`}>
              {paint && <span className="paint" style={{ backgroundColor: paint }} aria-hidden="true" />}
              <b>{name}</b>
              <span>{count} in stock</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
