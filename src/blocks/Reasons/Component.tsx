import { PlainText } from '@/components/pages/PlainText'
import { contentIcon } from '@/components/ui/contentIcon'
import { Icon } from '@/components/ui/Icon'
import { SectionHead } from '@/components/ui/SectionHead'
import type { BlockProps } from '@/blocks/props'
import { Unbroken } from '@/components/ui/Unbroken'

export function ReasonsBlock({ block }: BlockProps<'reasons'>) {
  return (
    <section className="section props">
      <div className="wrap">
        <SectionHead title={block.heading ?? ''} />
        <ol className="props__list">
          {block.items?.map((item) => (
            <li key={item.title}>
              <Icon name={contentIcon(item.icon)} />
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
