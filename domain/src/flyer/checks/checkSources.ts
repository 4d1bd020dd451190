/** The source of a rule. `seen` names the text that was read, and its date. */
export interface CheckSource {
  citation: string;
  url: string;
  seen: string;
}

// The CFPB's copies are the text in force, with the official interpretation.
const CFPB = 'https://www.consumerfinance.gov/rules-policy/regulations';
const regZ24 = (paragraph: string, note = ''): CheckSource => ({
  citation: `Regulation Z, 12 CFR 1026.24${paragraph}${note}`,
  url: `${CFPB}/1026/24/`,
  seen: 'The CFPB’s text and interpretation in effect on June 1, 2018, and quotations of paragraph (i); read November 28, 2026',
});
const regZ16 = (paragraph: string): CheckSource => ({
  citation: `Regulation Z, 12 CFR 1026.16${paragraph}`,
  url: `${CFPB}/1026/16/`,
  seen: 'The CFPB’s official interpretation in effect on March 1, 2021; read November 2026',
});
const regN = (paragraph: string, note = ''): CheckSource => ({
  citation: `Regulation N, 12 CFR 1014.3${paragraph}${note}`,
  url: `${CFPB}/1014/3/`,
  seen: 'Copies of the section, compared with each other; read November 28, 2026',
});
const newJersey = (paragraph: string): CheckSource => ({
  citation: `N.J.A.C. 3:2-1.4${paragraph}`,
  url: 'https://regulations.justia.com/states/new-jersey/title-3/chapter-2/subchapter-1/section-3-2-1-4',
  seen: 'Justia, current through Register Vol. 56, No. 18, September 16, 2024',
});

/** The legal sources of the flyer checks, with when each was last read. */
export const SOURCES = {
  apr: regZ24('(c)'),
  available: regZ24('(a)'),
  downPayment: regZ24('(d)(1)(i)', ' (its comment limits it to credit sales; here it is good practice)'),
  period: regZ24('(d)(1)(ii)'),
  payment: regZ24('(d)(1)(ii)-(iii), (d)(2)'),
  financeCharge: regZ24('(d)(1)(iv), (d)(2)'),
  fixed: regZ24('(i)(1)'),
  comparison: regZ24('(i)(2)'),
  government: regZ24('(i)(3)', '; Regulation N, 12 CFR 1014.3(n)'),
  lenderName: regZ24('(i)(4)', '; Regulation N, 12 CFR 1014.3(o)'),
  debt: regZ24('(i)(5)'),
  counselor: regZ24('(i)(6)', '; Regulation N, 12 CFR 1014.3(s)'),
  heloc: regZ16('(d)(1)'),
  helocTax: regZ16('(d)(4)'),
  helocFreeMoney: regZ16('(d)(5)'),
  likelihood: regN('(q)'),
  fees: regN('(c)'),
  rateClaim: regN('(b)'),
  immediate: newJersey('(b)1'),
  points: newJersey('(b)2'),
  unqualified: regN('(q)', '; in New Jersey, N.J.A.C. 3:2-1.4(b)3'),
  specificRate: newJersey('(b)4'),
  // Federal law requires NMLS numbers on loan documents (12 CFR 1026.36(g)) and from banks' originators (12 CFR 1007.105); in
  // advertisements, the states do.
  nmls: {
    citation: 'State SAFE acts, for example Cal. Bus. & Prof. Code 10235.5',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=10235.5',
    seen: 'California: text in effect since January 1, 2023, read November 28, 2026; other states have their own wording',
  },
  license: {
    citation: 'N.J.A.C. 3:15-8.3(c); other states alike',
    url: 'https://regulations.justia.com/states/new-jersey/title-3/chapter-15/subchapter-8/section-3-15-8-3',
    seen: 'New Jersey: Justia, current through Register Vol. 56, No. 18, September 16, 2024',
  },
  fairHousing: {
    citation: 'Fair Housing Act, 42 U.S.C. 3604(c); 24 CFR 100.75',
    url: 'https://www.ecfr.gov/current/title-24/section-100.75',
    seen: '24 CFR 100.75(c), read November 28, 2026; phrases also from former 24 CFR 109.20, withdrawn May 1, 1996',
  },
  coMarketing: {
    citation: 'RESPA section 8, Regulation X, 12 CFR 1024.14(b) and (g)(2)',
    url: `${CFPB}/1024/14/`,
    seen: 'Quotations of both paragraphs, and summaries of the CFPB’s questions and answers of October 7, 2020; read November 28, 2026',
  },
  house: {
    citation: 'Company rule: no outdated or unfinished text',
    url: '',
    seen: 'No regulation; what a printed flyer must not carry',
  },
} as const satisfies Record<string, CheckSource>;
