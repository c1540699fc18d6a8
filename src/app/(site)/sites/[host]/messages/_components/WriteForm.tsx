import { Field } from '@/components/forms/Fields'
import { PhotoPicker } from '@/components/trade-in/PhotoPicker'
import { MESSAGE_MAX } from '@/core/person/leadField'
import { MAX_PHOTO_MB, MAX_PHOTOS, MAX_SENDING_MB } from '@/core/person/photoLimits.rules'
import type { ThreadView } from '@/app/(site)/sites/[host]/messages/page-data'
import { t } from '@/lib/words'

export function WriteForm({ view: { thread, once, site, due } }: { view: ThreadView }) {
  return (
    <form className="form" method="post" action="/api/messages" encType="multipart/form-data">
      <input type="hidden" name="reference" value={thread.lead_id} />
      <input type="hidden" name="key" value={thread.key} />
      <input type="hidden" name="once" value={once} />
      <Field id="text" error={undefined} label={t('Your message')}>
        <textarea id="text" name="text" rows={5} maxLength={MESSAGE_MAX} />
      </Field>
      <div className="photolist__add">
        <div className="field">
          <label htmlFor="photos">
            {t('Photos')} <span className="opt">{t('optional')}</span>
          </label>
          <PhotoPicker id="photos" room={MAX_PHOTOS} />
        </div>
        <p className="fineprint">
          {t('Up to {count} photos of {max_photo_mb} MB, {max_sending_mb} MB at once.', {
            ...{ count: MAX_PHOTOS, max_photo_mb: MAX_PHOTO_MB, max_sending_mb: MAX_SENDING_MB },
          })}
        </p>
      </div>
      <div className="acts">
        <button className="btn btn--brand" type="submit">
          {t('Send')}
        </button>
      </div>
      <p className="fineprint">
        {due
          ? t('You have our answer by {due}.', { due })
          : t('{dealer} reads this, nobody else. No account and no phone number needed.', {
              dealer: site.tenant.name,
            })}
      </p>
    </form>
  )
}
