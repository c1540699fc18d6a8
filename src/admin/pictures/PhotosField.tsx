'use client'
import { useState, useEffect, useSyncExternalStore } from 'react'
import { FieldLabel, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import {
  undone,
  type Photos,
  type Step,
  added,
  leftOut,
  placed,
  reworded,
  without,
} from '@/features/pictures/arrange.rules'
import { photosOf } from '@/core/car/turntable'
import { plural } from '@/core/money/format'
import { MAX_PHOTOS } from '@/features/pictures/limits.rules'
import { sameValue } from '@/lib/sameValue'
import { fieldLook } from '@/admin/payloadContract'
import { useLibrary } from '@/admin/fields/hooks'
import { AddPhotos } from './AddPhotos'
import { FeedPhotos } from './FeedPhotos'
import { PhotoTiles } from './PhotoTiles'
import { Uploads } from './Uploads'
import { usePhotoForm } from './usePhotoForm'
import { queueOf } from './uploadQueue'

interface Taken extends Step {
  words: string
}

/** Announces each change of the list, and can undo them step by step. */
function usePhotoSteps(images: Photos, set: (next: Photos) => void) {
  const [steps, setSteps] = useState<readonly Taken[]>([])
  const [message, setMessage] = useState('')
  return {
    said: message,
    mayUndo: steps.length > 0,
    take(after: Photos, words: string) {
      setSteps([...steps, { before: images, after, words }])
      setMessage(words)
      set(after)
    },
    undo() {
      const last = steps.at(-1)
      if (!last) return
      setSteps(steps.slice(0, -1))
      setMessage(`Undone: ${last.words}`)
      set(undone(last, images))
    },
  }
}

/** Adds uploaded photos to the form as they arrive, also those that came while its tab was closed. */
function useUploads(car: string, images: Photos, set: (next: Photos) => void) {
  const queue = queueOf(car)
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  useEffect(() => {
    const sent = queue.collect()
    if (sent.length)
      set(
        added(
          images,
          sent.map((url) => ({ image: { url } })),
        ),
      )
  }, [uploads, queue, images, set])
  return { uploads: uploads.filter(({ state }) => state !== 'sent'), queue }
}

function LibraryPhoto({ onChoose }: { onChoose: (url: string, alt: string | null) => void }) {
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const { drawer, open } = useLibrary(tenant, onChoose)
  return (
    <>
      <button type="button" className="fc-btn fc-btn--text" onClick={open}>
        Choose from the library
      </button>
      {drawer}
    </>
  )
}

const focusUndo = () => requestAnimationFrame(() => document.getElementById('photos-undo')?.focus())

/** A car's photos. Changes apply when the form is saved; only the files are uploaded before. */
export function PhotosField({ path, field, readOnly }: JSONFieldClientProps) {
  const { id } = useDocumentInfo()
  const car = id ? String(id) : ''
  const form = usePhotoForm(path, car)
  const { images, set, feed } = form
  const steps = usePhotoSteps(images, set)
  const { uploads, queue } = useUploads(car, images, set)
  const photos = photosOf(images)
  const frames = images.length - photos.length
  const locked = readOnly === true || field.admin?.readOnly === true

  function move(url: string, to: number) {
    const next = placed(images, url, to)
    const place = photosOf(next).findIndex((one) => one.image.url === url) + 1
    const main = place === 1 ? ', the main photo' : ''
    if (!sameValue(next, images)) steps.take(next, `The photo is now ${place} of ${photos.length}${main}.`)
  }
  function remove(url: string) {
    const at = photos.findIndex((one) => one.image.url === url) + 1
    steps.take(without(images, url), `Photo ${at} removed.`)
    focusUndo()
  }
  const add = (more: Photos) => steps.take(added(images, more), `${plural(more.length, 'photo')} added.`)

  return (
    <div className={fieldLook('fc fc--field fc-photos')}>
      <FieldLabel label="Photos" path={path} required={field.required} as="span" />
      <p className="fc-muted">
        {photos.length
          ? `${plural(photos.length, 'photo')}. The first is the main one, on the card.`
          : 'No photos yet. Shoppers see “Photos coming”.'}
        {frames > 0 && ` And ${plural(frames, 'picture')} that turn the car around, as the feed sends them.`}
        {!locked && ' Shoppers see a change once you save.'}
      </p>
      {!locked && !car && <p>Save the car first, then add its photos here.</p>}
      {!locked && car && (
        <>
          <AddPhotos
            room={Math.max(0, MAX_PHOTOS - images.length)}
            onFiles={(files) => queue.add(files, MAX_PHOTOS - images.length)}
          />
          <Uploads {...{ uploads }} onRetry={queue.retry} onDrop={queue.drop} />
        </>
      )}
      <div className="fc-photos__said">
        <p role="status">{steps.said}</p>
        {steps.mayUndo && (
          <button id="photos-undo" type="button" className="fc-btn" onClick={steps.undo}>
            Undo
          </button>
        )}
      </div>
      <PhotoTiles
        {...{ photos, locked, addressOf: form.addressOf, faultOf: form.faultOf }}
        sourceOf={(url) => (form.isFromFeed ? (form.isFeeds(url) ? 'From the feed' : 'Yours') : '')}
        onMove={move}
        onRemove={remove}
        onWords={(url, words) => set(reworded(images, url, words))}
      />
      {!locked && <LibraryPhoto onChoose={(url, alt) => add([{ image: { url }, ...(alt && { alt }) }])} />}
      {!locked && feed && !form.isFeedList && (
        <FeedPhotos
          photos={leftOut(images, feed)}
          addressOf={form.addressOf}
          onAdd={add}
          onFeedAgain={() => steps.take(feed, 'The feed’s photos in its order. Your own are not shown.')}
        />
      )}
    </div>
  )
}
