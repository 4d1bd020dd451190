import { describe, expect, it } from 'vitest';
import { isBot } from './isBot.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

describe('isBot', () => {
  it.each([
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Slack-ImgProxy (+https://api.slack.com/robots)',
    'WhatsApp/2.23.20.0 A',
    'WhatsApp/2.2413.51 W',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    'Mozilla/4.0 (compatible; ms-office; MSOffice rmj)',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} SafeLinks/1.0`,
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/130.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} BingPreview/1.0b`,
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'curl/8.5.0',
    'python-requests/2.31.0',
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Barracuda`,
    'Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)',
    'Dalvik/2.1.0 (Linux; U; Android 14)',
    '',
    ' ',
    '\u0000',
  ])('is true for %s', (userAgent) => expect(isBot(userAgent)).toBe(true));

  it.each([
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/130.0.0.0`,
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/466.0.0]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.29',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Twitter for iPhone/10.40',
    `Mozilla/5.0 (Linux; Android 14; SM-S918U; wv) ${CHROME} Instagram 330.0.0.40`,
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Slack_SSB/4.38`,
    `Mozilla/5.0 (Linux; Android 9; CUBOT_X19) ${CHROME}`,
    `Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) ${CHROME}`,
    'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16',
  ])('is false for %s', (userAgent) => expect(isBot(userAgent)).toBe(false));
});
