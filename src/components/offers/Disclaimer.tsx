import { CutText } from '@/components/ui/CutText'
import { offerDisclaimer } from '@/features/offers/offers.rules'
import { t } from '@/lib/words'

/** Collapsed when longer than 200 characters. */
export function Disclaimer({ id, text }: { id: string; text: string }) {
  const { short, isCut } = offerDisclaimer({ disclaimer: text })
  if (!isCut) return <p>{text}</p>
  return (
    <CutText
      id={id}
      short={<p>{short}</p>}
      whole={<p>{text}</p>}
      more={t('View full disclaimer')}
      less={t('View less disclaimer')}
    />
  )
}
