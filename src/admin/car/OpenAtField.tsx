'use client'
import { useEffect } from 'react'
import { showField } from './showField'

const PHOTOS = '#photos'

/** `#photos` in a car's address opens its form at the photos, whichever tab was used last. */
export function OpenAtField() {
  useEffect(() => {
    if (window.location.hash === PHOTOS) showField('Pictures', 'images')
  }, [])
  return null
}
