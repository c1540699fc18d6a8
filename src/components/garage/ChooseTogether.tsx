import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

/** Begins a shortlist for two from these cars. */
export const ChooseTogether = ({ slugs }: { slugs: readonly string[] }) => (
  <form method="post" action="/api/shortlists">
    <input type="hidden" name="cars" value={slugs.join(',')} />
    <button className="btn btn--line" type="submit">
      <Icon name="people" />
      {t('Choose with someone')}
    </button>
  </form>
)
