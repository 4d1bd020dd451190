/** A worker that makes the browser read its locale data, which all threads of a page share, and then ends. */
new Intl.NumberFormat('en-US');
close();
