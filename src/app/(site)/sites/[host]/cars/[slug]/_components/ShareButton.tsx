'use client'
import { type ReactNode, Suspense, useState } from 'react'
import { shareNatively } from '@/components/page/shareLink'
import { lazyPart } from '@/components/ui/lazyPart'
import { t } from '@/lib/words'

interface Props {
  title: string
  slug: string
  icon: ReactNode
}

const ShareDialog = lazyPart(() => import('./ShareDialog'))

/** The phone's own share sheet; elsewhere a dialog with the link, an email and a code for the phone. */
export function ShareButton({ title, slug, icon }: Props) {
  const [open, setOpen] = useState(false)
  const share = async () => {
    if (!(await shareNatively(title))) setOpen(true)
  }
  return (
    <>
      <button className="icon-btn icon-btn--line" type="button" aria-label={t('Share')} onClick={share}>
        {icon}
      </button>
      {open && (
        <Suspense>
          <ShareDialog title={title} slug={slug} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
