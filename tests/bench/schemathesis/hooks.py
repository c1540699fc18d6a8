"""What Schemathesis cannot read off the document."""

import json
import re
import uuid

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def ndjson(ctx, value):
    if isinstance(value, bytes):
        return value
    lines = value if isinstance(value, list) else [value]
    return "\n".join(json.dumps(line) for line in lines).encode()


# As the document allows them: what it refuses is sent as it was made.
KEY = re.compile(r'"[!#-~]{1,255}"|[!#-~]{1,255}')


@schemathesis.hook
def before_call(ctx, case, kwargs):
    """A key belongs to one request: "0" twice with two bodies is the 422 that the document promises."""
    key = (case.headers or {}).get("Idempotency-Key")
    if isinstance(key, str) and KEY.fullmatch(key):
        case.headers["Idempotency-Key"] = uuid.uuid4().hex
