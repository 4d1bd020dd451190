import type { Directory } from '@brokerage/domain/publicCallables';

/** Two branches in two states, three officers. */
export const sampleDirectory: Directory = {
  branches: [
    {
      id: 'clifton-nj',
      name: 'Clifton',
      state: 'NJ',
      licenseNumber: 'NJ-SAMPLE-10192',
      address: '1200 Route 46 West, Clifton, NJ 07013',
      manager: 'Maya Torres',
    },
    {
      id: 'fountain-valley-ca',
      name: 'Fountain Valley',
      state: 'CA',
      licenseNumber: 'CA-SAMPLE-20192',
      address: '17150 Newhope Street, Fountain Valley, CA 92708',
      manager: 'Linh Tran',
    },
  ],
  officers: [
    {
      id: 'jose-pena',
      name: 'José Peña',
      email: 'jose.pena@larkfield.example',
      phone: '+1 973-555-0102',
      nmls: '1900102',
      title: 'Loan Officer',
      bio: 'José explains; and listens, too.',
      branchId: 'clifton-nj',
    },
    {
      id: 'linh-tran',
      name: 'Linh Tran',
      email: 'linh.tran@larkfield.example',
      phone: '+1 714-555-0111',
      nmls: '1900111',
      title: 'Branch Manager',
      bio: 'Linh knows the coast.',
      branchId: 'fountain-valley-ca',
    },
    {
      id: 'maya-torres',
      name: 'Maya Torres',
      email: 'maya.torres@larkfield.example',
      phone: '+1 973-555-0101',
      nmls: '1900101',
      title: 'Branch Manager',
      bio: 'Maya still remembers every form.',
      branchId: 'clifton-nj',
    },
  ],
};
