'use client'
import { type ReactNode, useState } from 'react'

interface Props {
  slug: string
  title: string
  icons: { share: ReactNode; print: ReactNode }
  pdf: boolean
}

/** Saves the file under the car's own name. Throws with a sentence for people. */
const download = async (slug: string) => {
  const answer = await fetch(`/api/cars/${encodeURIComponent(slug)}/pdf`)
  if (!answer.ok) throw new Error('The PDF could not be made just now. Please try again in a minute.')
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${slug}.pdf`
  link.click()
  URL.revokeObjectURL(address)
}

/** Share and PDF: both say how they went, beside their buttons. */
export function VehicleTools({ slug, title, icons, pdf }: Props) {
  const [note, setNote] = useState('')
  const [downloading, setDownloading] = useState(false)

  const share = async () => {
    const link = { title, url: location.href.split('#')[0] ?? location.href }
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share(link)
      else {
        await navigator.clipboard.writeText(link.url)
        setNote('Link copied')
      }
    } catch {
      // Closing the share sheet is no failure.
    }
  }
  const print = async () => {
    if (downloading) return
    setDownloading(true)
    setNote('Preparing the PDF')
    const failure = await download(slug).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : 'The PDF could not be made.'),
    )
    setNote(failure)
    setDownloading(false)
  }
  return (
    <>
      <button className="icon-btn icon-btn--line" type="button" aria-label="Share" onClick={share}>
        {icons.share}
      </button>
      {pdf && (
        <button
          className="icon-btn icon-btn--line"
          type="button"
          aria-label="Download PDF"
          aria-disabled={downloading || undefined}
          onClick={print}
        >
          {downloading ? <span className="spin" /> : icons.print}
        </button>
      )}
      <p className="tools__note" role="status">
        {note}
      </p>
    </>
  )
}
