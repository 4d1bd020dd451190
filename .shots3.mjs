import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const origin = readFileSync('/tmp/origin3','utf8').trim();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const only = process.argv[2];
const pages = [
 ['links','officer@larkfield.example','/officer-portal/pdf/analytics'],
 ['company','superadmin@larkfield.example','/officer-portal/pdf/analytics?of=company'],
 ['submissions','superadmin@larkfield.example','/officer-portal?tab=submissions'],
 ['realtors','officer@larkfield.example','/officer-portal/realtors'],
 ['people','superadmin@larkfield.example','/officer-portal/people'],
 ['flyers','officer@larkfield.example','/officer-portal/pdf/flyers'],
 ['templates','marketing@larkfield.example','/officer-portal/pdf/manage'],
 ['resources',null,'/resources#mortgage-calculator'],
].filter(([n])=>!only||only.split(',').includes(n));
const who=[...new Set(pages.map(p=>p[1]))];
for (const email of who) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('console', m => { if (['error','warning'].includes(m.type())) console.log('CONSOLE', m.type(), m.text().slice(0,300)); });
  page.on('pageerror', e => console.log('PAGEERROR', e.message.slice(0,300)));
  if (email) {
    await page.goto(origin + '/officer-login');
    await page.getByLabel('Email').fill(email);
    await page.locator('input[type=password]').fill('Demo-pass-1992');
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    await page.getByRole('button', { name: 'Sign Out' }).waitFor({ timeout: 30000 });
  }
  for (const [name, , path] of pages.filter(p=>p[1]===email)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(origin + path);
    await page.waitForTimeout(3500);
    for (const scheme of (email?['light','dark']:['light'])) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const w of [1440, 768, 390]) {
        await page.setViewportSize({ width: w, height: 900 });
        await page.waitForTimeout(700);
        const over = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, ...[...document.querySelectorAll('.MuiTableContainer-root')].map(e => e.scrollWidth + '/' + e.clientWidth)]);
        console.log(name, scheme, w, JSON.stringify(over));
        if (name==='resources') await page.locator('#mortgage-calculator').scrollIntoViewIfNeeded();
        await page.screenshot({ path: `/tmp/shots3/${name}-${w}-${scheme}.png`, fullPage: name!=='resources' && w!==1440 ? true : name!=='resources', clip: undefined });
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await context.close();
}
await browser.close();
