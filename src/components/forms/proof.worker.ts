import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// The worker that altcha-lib brings along derives keys by Node's crypto.
handler({ deriveKey })
