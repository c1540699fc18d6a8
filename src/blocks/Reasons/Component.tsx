import { PlainText } from '@/components/pages/PlainText'
import { contentIcon } from '@/components/ui/contentIcon'
import { Icon } from '@/components/ui/Icon'
import { SectionHead } from '@/components/ui/SectionHead'
import type { BlockProps } from '@/blocks/props'
import { Unbroken } from '@/components/ui/Unbroken'

const LISTS = { reasons: 'props__list', steps: 'stepline', lists: 'inout' } as const

export function ReasonsBlock({ block }: BlockProps<'reasons'>) {
  const display = block.display ?? 'reasons'
  return (
    <section className={display === 'reasons' ? 'section props' : 'section'}>
      <div className="wrap">
        <SectionHead title={block.heading ?? ''} />
        <ol className={LISTS[display]}>
          {block.items?.map((item) => (
            <li key={item.title}>
              {display !== 'steps' && <Icon name={contentIcon(item.icon)} />}
              <h3>
                <Unbroken text={item.title} />
              </h3>
              <PlainText text={item.text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
