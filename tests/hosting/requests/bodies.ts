import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type RunningHost, read, script } from './running-host';

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Compressed bodies, and parts of files. */
export function describeBodies({ name, ask, traits }: RunningHost) {
  describe(`${name}: bodies`, () => {
    it.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['identity', null],
      ['br;q=0', null],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ])('are encoded for a client that accepts %s', async (accepted, encoding) => {
      for (const [target, file] of [
        ['/about', 'about.html'],
        ['/nowhere', '404.html'],
        [script, script],
      ] as const) {
        const { headers, body } = await ask(target, { headers: { 'Accept-Encoding': accepted } });
        const used = headers.get('content-encoding');
        if (traits().compresses) {
          expect([target, used]).toEqual([target, encoding]);
          expect(headers.get('vary')).toBe('Accept-Encoding');
        }
        const decode = decoders[used ?? ''] ?? ((bytes: Buffer) => bytes);
        expect(decode(Buffer.from(body, 'latin1')).toString('latin1')).toBe(read(file));
      }
    });

    it('can be requested in parts, if the host supports it', async () => {
      const whole = read('/icon-192.png');
      const part = await ask('/icon-192.png', { headers: { Range: 'bytes=10-99' } });
      if (!traits().sendsRanges) {
        expect([part.status, part.body]).toEqual([200, whole]);
        return;
      }
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes 10-99/${whole.length}`,
      ]);
      expect(part.body).toBe(whole.slice(10, 100));
      const beyond = await ask('/icon-192.png', { headers: { Range: 'bytes=9999999-' } });
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
        416,
        `bytes */${whole.length}`,
      ]);
    });
  });
}
