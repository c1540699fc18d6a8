"""What Schemathesis cannot read off the document."""

import json
import uuid

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def ndjson(ctx, value):
    if isinstance(value, bytes):
        return value
    lines = value if isinstance(value, list) else [value]
    return "\n".join(json.dumps(line) for line in lines).encode()


@schemathesis.hook
def before_call(ctx, case, kwargs):
    """A key belongs to one request: "0" twice with two bodies is the 422 that the document promises."""
    if case.headers and case.headers.get("Idempotency-Key"):
        if len(case.headers["Idempotency-Key"]) < 255 and case.headers["Idempotency-Key"].isalnum():
            case.headers["Idempotency-Key"] = uuid.uuid4().hex
