'use client'
import { type Live, liveForm, postOnce } from '@/components/forms/liveForm'
import { savedSearchSchema, type SavedSearchInput } from '@/domain/alerts/signUpSchema'

const ADDRESS = '/api/saved-searches'

export const saveSearchLive = (form: HTMLFormElement): Live<SavedSearchInput> =>
  liveForm(form, savedSearchSchema, (input, captcha) =>
    postOnce(ADDRESS, JSON.stringify(input), {
      ...input,
      captcha: captcha || undefined,
      url: location.href,
    }),
  )
