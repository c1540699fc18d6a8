import { Fragment, type ReactNode } from 'react'
import { PlainFinder } from '@/components/finder/PlainFinder'
import { contentIcon } from '@/components/ui/contentIcon'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { fillIn } from '@/blocks/fillIn'
import { finderChoices, finderField } from '@/blocks/finderParts'
import type { BlockProps } from '@/blocks/props'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { stockCounts } from '@/search/cars/stock'

type Part = 'picture' | 'words' | 'finder'

/** A browser draws the part of the page that has arrived, so a picture that came before what is above it would jump down. */
const ORDER: Record<TenantConfig['layout']['hero'], readonly Part[]> = {
  overlap: ['picture', 'words', 'finder'],
  panel: ['words', 'finder', 'picture'],
  editorial: ['words', 'picture', 'finder'],
}

export async function HeroBlock({ block, site }: BlockProps<'hero'>) {
  const stock = await stockCounts(site)
  const fill = (words: string): string | null => fillIn(words, stock, site.dealerships)
  const facts = (block.facts ?? [])
    .map(({ icon, text }) => ({ icon, text: fill(text) }))
    .filter(({ text }) => text)
  const parts: Record<Part, ReactNode> = {
    picture: block.picture && (
      <StaticHtml
        className="hero__pic fills"
        html={renderStatic(
          <Picture
            url={block.picture}
            phoneUrl={block.picture_phone || undefined}
            width={1920}
            height={900}
            sizes="100vw"
            priority
          />,
        )}
      />
    ),
    words: (
      <div className="hero__text">
        <h1>
          {block.heading?.split('\n').map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </h1>
        {block.text && <p>{fill(block.text)}</p>}
      </div>
    ),
    finder: block.finder && (
      <PlainFinder
        choices={finderChoices(block.finder_types ?? [], stock)}
        fields={(block.finder_fields ?? []).map((name) => finderField(name, stock))}
        total={stock.total}
        noun={site.config.labels.cars}
      />
    ),
  }
  return (
    <section className="hero" data-tone={block.tone} data-picture={block.picture ? undefined : 'none'}>
      {ORDER[site.config.layout.hero].map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      {facts.length > 0 && (
        <StaticHtml
          tag="ul"
          className="hero__facts"
          html={renderStatic(
            facts.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={contentIcon(icon)} />
                {text}
              </li>
            )),
          )}
        />
      )}
    </section>
  )
}
