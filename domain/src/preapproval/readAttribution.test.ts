import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributionSchema } from './attribution.ts';
import { mergeAttribution, readAttribution } from './readAttribution.ts';

const page = (search: string) => new URL(`https://larkfield.example/loans/fha${search}`);

describe('readAttribution', () => {
  it('reads tags and path', () => {
    expect(
      readAttribution(page('?utm_source=flyer&utm_medium=qr&utm_campaign=may&gclid=g&fbclid=f&other=x'), ''),
    ).toEqual({
      utm_source: 'flyer',
      utm_medium: 'qr',
      utm_campaign: 'may',
      gclid: 'g',
      fbclid: 'f',
      page_path: '/loans/fha',
    });
  });

  it('keeps a referrer without query and fragment, and ignores our own pages', () => {
    const from = (referrer: string) => readAttribution(page(''), referrer).referrer;
    expect(from('https://news.example/a?email=rosa@borrower.example#x')).toBe('https://news.example/a');
    expect(from('https://larkfield.example/')).toBeUndefined();
    expect(from('javascript:alert(1)')).toBeUndefined();
    expect(from('not a url')).toBeUndefined();
  });

  it('reads the code of the shared link, and nothing else in its place', () => {
    expect(readAttribution(page('?link=abCD23efGH45&utm_source=x'), '').link).toBe('abCD23efGH45');
    const shared = new URL('https://larkfield.example/shared/abCD23efGH45');
    expect(readAttribution(shared, '').link).toBe('abCD23efGH45');
    for (const other of ['short', '__abcdefgh__', 'a/b/c/d/e/f/g', 'abcdefghij%0A', 'x'.repeat(33)]) {
      expect(readAttribution(page(`?link=${other}`), '')).not.toHaveProperty('link');
    }
  });

  it('truncates and cleans what is too long or unreadable', () => {
    const found = readAttribution(page(`?utm_source=%00%0A${'a'.repeat(300)}&utm_medium=%20`), '');
    expect(found.utm_source).toBe('a'.repeat(200));
    expect(found).not.toHaveProperty('utm_medium');
    expect(readAttribution(page(`?utm_source=${'a'.repeat(199)}😀`), '').utm_source).toBe('a'.repeat(199));
  });

  it('always returns what the contract accepts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.webUrl({ withQueryParameters: true }),
        (tag, referrer) => {
          const text = encodeURIComponent(tag);
          const found = readAttribution(page(`?utm_source=${text}&link=${text}`), referrer);
          expect(attributionSchema.parse(found)).toEqual(found);
        },
      ),
    );
  });
});

describe('mergeAttribution', () => {
  const direct = { page_path: '/' };
  const newsletter = { utm_source: 'newsletter', gclid: 'G2', page_path: '/pre-approval' };
  const postcard = { utm_source: 'postcard', referrer: 'https://news.example/', page_path: '/loans/fha' };
  const firstPostcard = {
    first_utm_source: 'postcard',
    first_referrer: 'https://news.example/',
    first_page_path: '/loans/fha',
  };

  it('prefers a campaign over a visit without one', () => {
    expect(mergeAttribution(direct, newsletter)).toEqual(newsletter);
    expect(mergeAttribution({ page_path: '/', referrer: 'https://a.example/' }, newsletter)).toEqual(
      newsletter,
    );
  });

  it('keeps the campaign on pages without one or with the same one', () => {
    expect(mergeAttribution(postcard, direct)).toEqual(postcard);
    expect(mergeAttribution(postcard, { utm_source: 'postcard', page_path: '/pre-approval' })).toEqual(
      postcard,
    );
  });

  it('keeps both the first and the last campaign', () => {
    const second = mergeAttribution(postcard, newsletter);
    expect(second).toEqual({ ...newsletter, ...firstPostcard });
    const third = { fbclid: 'F3', page_path: '/refinance' };
    expect(mergeAttribution(second, third)).toEqual({ ...third, ...firstPostcard });
    expect(mergeAttribution(second, direct)).toEqual(second);
  });

  it('keeps the latest shared link', () => {
    const linked = { ...direct, link: 'abCD23efGH45' };
    expect(mergeAttribution(postcard, linked)).toEqual({ ...postcard, link: 'abCD23efGH45' });
    expect(mergeAttribution(linked, newsletter)).toEqual({ ...newsletter, link: 'abCD23efGH45' });
  });

  it('returns what the contract accepts', () => {
    const merged = mergeAttribution(mergeAttribution(postcard, newsletter), { fbclid: 'F3', page_path: '/' });
    expect(attributionSchema.parse(merged)).toEqual(merged);
  });
});
