import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// altcha-lib's own worker derives keys with Node's crypto.
handler({ deriveKey })
