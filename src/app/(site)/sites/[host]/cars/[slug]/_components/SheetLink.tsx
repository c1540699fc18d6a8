'use client'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { saveFile } from '@/components/page/saveFile'
import { t } from '@/lib/words'

interface Props {
  slug: string
  icon: ReactNode
}

/** Saves the car's sheet as a file. Without scripts the link downloads it by itself. */
export function SheetLink({ slug, icon }: Props) {
  const [downloading, setDownloading] = useState(false)
  const [error, setError] = useState('')
  const href = `/api/cars/${encodeURIComponent(slug)}/pdf`

  const download = async (event: MouseEvent) => {
    event.preventDefault()
    if (downloading) return
    setDownloading(true)
    setError(await saveFile(href, `${slug}.pdf`))
    setDownloading(false)
  }
  return (
    <>
      <a href={href} download={`${slug}.pdf`} onClick={download} aria-busy={downloading}>
        {icon}
        {t(downloading ? 'Making the PDF…' : 'Download PDF')}
      </a>
      <p className="buy__error" role="alert">
        {error}
      </p>
    </>
  )
}
