'use client'
import { type Live, liveForm, postOnce } from '@/components/forms/liveForm'
import { savedSearchSchema, type SavedSearchInput } from '@/features/saved-searches/signUpSchema.rules'

const ADDRESS = '/api/saved-searches'

export const saveSearchLive = (form: HTMLFormElement): Live<SavedSearchInput> =>
  liveForm(form, savedSearchSchema, (input, captcha) =>
    postOnce(ADDRESS, JSON.stringify(input), {
      ...input,
      captcha: captcha || undefined,
      url: location.href,
    }),
  )
