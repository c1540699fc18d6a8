import { t } from '@/lib/words'

/** A name in the link stands as it is written there; what stands in for one is in the dealer's case. */
export function FeedbackQuestion({ names }: { names: Readonly<Record<string, string>> }) {
  const standIns = [t('Valued Customer'), t('Our Dealership')]
  return (
    <p className="feedback__who given">
      {t('{first_name}, how was {dealership_name}?')
        .split(/\{(\w+)\}/)
        .map((part, index) => {
          if (index % 2 === 0) return part
          const name = names[part] ?? ''
          return standIns.includes(name) ? name : <bdi key={part}>{name}</bdi>
        })}
    </p>
  )
}
