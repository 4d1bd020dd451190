/** Where a rule comes from. `seen` says which text was read for it, and of what date. */
export interface CheckSource {
  citation: string;
  url: string;
  seen: string;
}

const CFPB = 'https://www.consumerfinance.gov/rules-policy/regulations';
const regZ24 = (paragraph: string, note = ''): CheckSource => ({
  citation: `Regulation Z, 12 CFR 1026.24${paragraph}${note}`,
  url: `${CFPB}/1026/24/`,
  seen: 'Excerpts: CFPB version of June 1, 2018; paragraph (i) in public notes; read November 2026',
});
const regZ16 = (paragraph: string): CheckSource => ({
  citation: `Regulation Z, 12 CFR 1026.16${paragraph}`,
  url: `${CFPB}/1026/16/`,
  seen: 'Excerpts: CFPB official interpretation, version of March 1, 2021; read November 2026',
});
const regN = (paragraph: string): CheckSource => ({
  citation: `Regulation N, 12 CFR 1014.3${paragraph}`,
  url: `${CFPB}/1014/3/`,
  seen: 'Copies of 12 CFR 1014.3 at law.lawstack.com and in public notes, read November 2026',
});
const newJersey = (paragraph: string): CheckSource => ({
  citation: `N.J.A.C. 3:2-1.4${paragraph}`,
  url: 'https://regulations.justia.com/states/new-jersey/title-3/chapter-2/subchapter-1/section-3-2-1-4',
  seen: 'Justia, current through Register Vol. 56, No. 18, September 16, 2024',
});

export const SOURCES = {
  apr: regZ24('(c)'),
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
  unqualified: newJersey('(b)3'),
  specificRate: newJersey('(b)4'),
  nmls: {
    citation: 'State SAFE acts, for example N.H. RSA 397-A:14-a(II)',
    url: 'https://gencourt.state.nh.us/rsa/html/XXXV/397-A/397-A-14-a.htm',
    seen: 'New Hampshire General Court, in effect August 20, 2016; other states have their own wording',
  },
  license: {
    citation: 'N.J.A.C. 3:15-8.3(c); Cal. Bus. & Prof. Code 10131(d), 10166.02; other states alike',
    url: 'https://regulations.justia.com/states/new-jersey/title-3/chapter-15/subchapter-8/section-3-15-8-3',
    seen: 'New Jersey: Justia, current through September 16, 2024; the California sections were not read',
  },
  fairHousing: {
    citation: 'Fair Housing Act, 42 U.S.C. 3604(c); 24 CFR 100.75',
    url: 'https://www.ecfr.gov/current/title-24/section-100.75',
    seen: 'Secondary: fairhousing.com notes on former 24 CFR 109.20 and the HUD memo of January 9, 1995',
  },
  house: {
    citation: 'Company rule: no outdated or unfinished text',
    url: '',
    seen: 'No regulation; what a printed flyer must not carry',
  },
} as const satisfies Record<string, CheckSource>;
