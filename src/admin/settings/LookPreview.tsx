import { ContrastList } from '@/admin/settings/theme/ContrastList'
import { ThemeFrame } from '@/admin/settings/theme/ThemeFrame'
import { withColour } from '@/admin/settings/theme/withColour'
import { themedSchema } from '@/core/dealer/theme/look'
import { useSettings } from './context'

/** The unsaved look, and which colours have too little contrast. */
export function LookPreview({ value, onChange }: { value: unknown; onChange(value: unknown): void }) {
  const { isReadOnly } = useSettings()
  const themed = themedSchema.safeParse(value)
  if (!themed.success) return <p>The preview appears once all colours and fonts are set.</p>
  const take = (name: string, colour: string) => onChange(withColour(value, name, colour))
  return (
    <div className="fc-look">
      <ContrastList config={themed.data} onTake={isReadOnly ? null : take} />
      <ThemeFrame config={themed.data} />
    </div>
  )
}
