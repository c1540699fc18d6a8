'use client'
import { useId, useRef, useState, type DragEvent } from 'react'
import type { CarImage } from '@/core/car/car'
import { urlOf, type Photos } from '@/features/pictures/arrange.rules'
import { afterPaint } from '@/lib/dom'
import { PhotoTile } from './PhotoTile'

interface Props {
  photos: Photos
  locked: boolean
  addressOf: (url: string) => string | null
  faultOf: (url: string) => string | null
  sourceOf: (url: string) => string
  onMove: (url: string, to: number) => void
  onRemove: (url: string) => void
  onWords: (url: string, words: Partial<CarImage>) => void
}

/** Photos in order: dragged, moved with the arrow keys on their grip, or with plain buttons. */
export function PhotoTiles(props: Props) {
  const { photos, locked, addressOf, faultOf, sourceOf, onMove, onRemove, onWords } = props
  const help = useId()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)

  /** Restores the focus, which the browser drops from an element that is moved in the page. */
  function move(url: string, to: number, act: string) {
    onMove(url, to)
    afterPaint(() => {
      const tile = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-photo') === url)
      const find = (name: string) => tile?.querySelector<HTMLElement>(`[data-act="${name}"]:not(:disabled)`)
      ;(find(act) ?? find('grip'))?.focus()
    })
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  /** Only the picture can be dragged: elsewhere the mouse selects text. */
  const dragOf = (url: string) => ({
    draggable: !locked,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move'
      dataTransfer.setData('text/plain', url)
      setDragged(url)
    },
    onDragEnd: end,
  })
  const dropOn = (url: string, at: number) => ({
    onDragOver: (event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      if (over !== at) setOver(at)
    },
    onDrop: (event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      if (dragged !== url) onMove(dragged, at)
      end()
    },
  })
  const classOf = (url: string, at: number): string =>
    ['fc-photo', ...(url === dragged ? ['is-dragged'] : []), ...(at === over ? ['is-over'] : [])].join(' ')

  return (
    <>
      <p id={help} className="fc-sr">
        The arrow keys move it one place. Home makes it the main photo, End puts it last.
      </p>
      <ol className="fc-photos__list" ref={list}>
        {photos.map((photo, at) => {
          const url = urlOf(photo)
          return (
            <li key={url} data-photo={url} className={classOf(url, at)} {...dropOn(url, at)}>
              <PhotoTile
                {...{ photo, at, locked, moveHelp: help, count: photos.length, drag: dragOf(url) }}
                {...{ address: addressOf(url), fault: faultOf(url), source: sourceOf(url) }}
                onMove={(to, act) => move(url, to, act)}
                onRemove={() => onRemove(url)}
                onWords={(words) => onWords(url, words)}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}
