import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import { PlainText } from './PlainText'

interface Props {
  items: readonly { question: string; answer: string }[]
}

export function Faq({ items }: Props) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={question} className="fgroup" open={index === 0}>
          <summary>
            <span>{t(question)}</span>
            <Icon name="down" />
          </summary>
          <div className="fgroup__body">
            <PlainText text={t(answer)} />
          </div>
        </details>
      ))}
    </div>
  )
}
